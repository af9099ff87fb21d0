function refuse(): never {
  throw new Error("a route has a schema of Fastify's; the rows of the contract say what is let in");
}

/** In the place of Fastify's own compilers of schemas, which are large, and loaded wherever nothing else is given. */
export const noSchemas = { buildValidator: refuse, buildSerializer: refuse };
