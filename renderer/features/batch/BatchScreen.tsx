import { useParams } from "wouter";
import { BatchDesk } from "./BatchDesk.tsx";
import { BatchHome } from "./home/BatchHome.tsx";

/** Home: the place to drop orders, or one batch at work. */
export function BatchScreen() {
  const { id } = useParams<{ id?: string }>();
  return id ? <BatchDesk key={id} id={id} /> : <BatchHome />;
}
