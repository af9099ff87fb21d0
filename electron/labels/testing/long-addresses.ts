import type { Address } from "#shared/contract/address.ts";

const none = { company: undefined, street2: undefined, email: undefined };
const capitals = (text: string) => text.toUpperCase().replaceAll(/\s+/g, "");

/** Real kinds of long addresses, by country; the last one has a hundred letters in each line. */
export const longAddresses: Readonly<Record<string, Address>> = {
  DE: {
    ...none,
    name: "Maximilian von Hohenstein-Schwarzenberg",
    company: "Stadtwerke Dingolfing Beteiligungs GmbH & Co. KG",
    street1: "Bisch\u00F6flich-Geistlicher-Rat-Josef-Zinnbauer-Stra\u00DFe 12a",
    street2: "Hinterhaus 2. Stock links",
    city: "Dingolfing",
    state: "",
    zip: "84130",
    country: "DE",
    phone: "+49 8731 501234",
  },
  FR: {
    ...none,
    name: "Marie-Fran\u00E7oise Delacroix-Beaumont",
    company: "Soci\u00E9t\u00E9 d'Exploitation des \u00C9tablissements Leclerc",
    street1: "R\u00E9sidence Les Jardins de la Fontaine B\u00E2timent C",
    street2: "127 bis avenue du Mar\u00E9chal de Lattre de Tassigny",
    city: "Saint-R\u00E9my-l\u00E8s-Chevreuse",
    state: "",
    zip: "78470",
    country: "FR",
    phone: "+33 1 30 52 12 34",
  },
  IN: {
    ...none,
    name: "Venkatanarasimharajuvaripeta Subramanian",
    company: "Tata Consultancy Services Limited Bengaluru",
    street1: "Flat No 402, Sri Lakshmi Narasimha Residency, 4th Cross Road",
    street2: "Opp. State Bank of India, Koramangala 5th Block, Near Forum Mall",
    city: "Bengaluru",
    state: "KA",
    zip: "560095",
    country: "IN",
    phone: "+91 80 2233 4455",
  },
  BR: {
    ...none,
    name: "Maria Aparecida dos Santos Oliveira",
    street1: "Avenida Presidente Juscelino Kubitschek de Oliveira, 1455",
    street2: "Bloco B Apto 1204 - Vila Nova Concei\u00E7\u00E3o",
    city: "S\u00E3o Paulo",
    state: "SP",
    zip: "04543-011",
    country: "BR",
    phone: "+55 11 3030 1234",
  },
  US: {
    ...none,
    name: "Alexandria Montgomery-Fitzgerald",
    company: "Southwestern Regional Medical Center Foundation",
    street1: "14250 Southwest Doctor Martin Luther King Junior Boulevard",
    street2: "Building 12 Suite 4500 Attention Central Receiving Dock 7",
    city: "Fort Lauderdale",
    state: "FL",
    zip: "33301",
    country: "US",
    phone: "954-555-0171",
  },
  TH: {
    ...none,
    name: "Somchai Jaidee",
    street1:
      "\u0E2D\u0E32\u0E04\u0E32\u0E23\u0E40\u0E2D\u0E47\u0E21\u0E44\u0E1E\u0E23\u0E4C\u0E17\u0E32\u0E27\u0E40\u0E27\u0E2D\u0E23\u0E4C".repeat(
        3,
      ),
    street2: "\u6771\u4EAC\u90FD\u5343\u4EE3\u7530\u533A\u5927\u624B\u753A".repeat(5),
    city: "Bangkok",
    state: "",
    zip: "10110",
    country: "TH",
    phone: "+66 2 123 4567",
  },
  GB: {
    ...none,
    name: "Bartholomew Christopherson Featherstonehaugh the Third of Somewhere in the County of Monmouthshire Ltd",
    company:
      "International Association of Very Long Company Names Incorporated in the Northern Territories Limited",
    street1:
      "12345 Northwest Martin Luther King Junior Memorial Boulevard Extension Entrance North Gate Level 110",
    street2:
      "Building 47 Suite 12345 Floor 99 Attention of the Receiving Department, Dock 12, Second Ramp, Bay 118",
    city: "Llanfairpwllgwyngyll Rancho Santa Margarita Heights Township",
    state: "Gwynedd",
    zip: "LL61 5UJ",
    country: "GB",
    phone: "+44 20 7946 0991",
  },
};

/** What of an address must stand whole on a label: streets, town, state and code. */
const keptParts = ({ street1, street2, city, state, zip }: Address): string[] =>
  [street1, street2 ?? "", city, state, zip].filter(Boolean).map(capitals);

/** The parts of them that the texts of a drawing, read one after the other, do not hold. */
export const missingParts = (address: Address, texts: readonly string[]): string[] => {
  const all = capitals(texts.join(" "));
  return keptParts(address).filter((part) => !all.includes(part));
};
