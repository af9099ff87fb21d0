import { describe, expect, it } from "vitest";
import { standardize } from "../../test-data.ts";

describe("Puerto Rico (Publication 28, section 29 and appendix I)", () => {
  it.each([
    ["63 Calle San Francisco", "63 CALLE SAN FRANCISCO"],
    ["Calle San Francisco #63", "63 CALLE SAN FRANCISCO"],
    ["Calle San Francisco 63", "63 CALLE SAN FRANCISCO"],
    ["A-17 Calle Amapola", "A17 CALLE AMAPOLA"],
    ["Calle 125 C-19", "C19 CALLE 125"],
    ["Calle 19 Blq 199 Casa 31", "199-31 CALLE 19"],
    ["Calle 117 Bloque 23 Num. 18", "23-18 CALLE 117"],
    ["13 Calle 191", "13 CALLE 191"],
    ["1234 Avenida Ashford", "1234 AVE ASHFORD"],
    ["1234 Ave Ponce de León Apt 5", "1234 AVE PONCE DE LEON APT 5"],
    ["Calle Luna 255 Piso 2", "255 CALLE LUNA FL 2"],
    ["150 Calle A; Urb. Las Gladiolas", "URB LAS GLADIOLAS; 150 CALLE A"],
    ["Urbanización Las Gladiolas; Calle A 150 Apto 3", "URB LAS GLADIOLAS; 150 CALLE A APT 3"],
    ["Urb Las Gladiolas 150 Calle A", "URB LAS GLADIOLAS; 150 CALLE A"],
    ["Urb Santa Rosa 12", "12 URB SANTA ROSA"],
    ["Carretera 2 Km 84.1", "CARR 2 KM 84.1"],
    ["Condominio Las Torres Apt 5A", "COND LAS TORRES APT 5A"],
    ["HC 1 Box 5", "HC 1 BOX 5"],
    ["100 Grand Boulevard", "100 GRAND BLVD"],
  ])("%s is written %s", (typed, standard) =>
    expect(standardize(typed, { puertoRico: true })).toBe(standard),
  );
});
