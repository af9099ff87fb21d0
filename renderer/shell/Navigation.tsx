import { NavLink } from "@mantine/core";
import { Link, useRoute } from "wouter";

const screens = [
  { path: "/ship", label: "Ship" },
  { path: "/orders", label: "Orders" },
  { path: "/wallet", label: "Wallet" },
] as const;

function Entry({ path, label }: { path: string; label: string }) {
  const [isHere] = useRoute(`${path}/*?`);
  return (
    <NavLink
      component={Link}
      href={path}
      label={label}
      active={isHere}
      aria-current={isHere ? "page" : undefined}
    />
  );
}

export function Navigation() {
  return (
    <nav aria-label="Screens">
      {screens.map((screen) => (
        <Entry key={screen.path} {...screen} />
      ))}
    </nav>
  );
}
