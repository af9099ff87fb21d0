import type { FieldError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";

/** One's own packaging, beside the carriers' package types. */
const own = "package";

/** What is wrong with a package type that nobody has, with those that there are. */
export function packageTypeErrors(
  { carriers }: Pick<Parts, "carriers">,
  packageType: string | undefined,
): FieldError[] {
  if (packageType === undefined) return [];
  const known = carriers
    .services()
    .flatMap(({ packageTypes }) => packageTypes.map((type) => type.packageType));
  const asked = packageType.toLowerCase();
  if ([own, ...known].some((type) => type.toLowerCase() === asked)) return [];
  return [
    {
      code: "INVALID",
      field: "packageDetails.packageType",
      message: `is no package type: ${packageType}`,
      suggestion: `one of ${[own, ...known].join(", ")}`,
    },
  ];
}
