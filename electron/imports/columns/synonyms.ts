import type { ImportField } from "#shared/contract/desk/imports.ts";
import { headerKey } from "./header-key.ts";

/** What people and programs call a column, in English and Spanish; the first are the surest. Prefixes such as "ship to" are left off. */
const names: Readonly<Record<ImportField, string>> = {
  orderNumber:
    "order number|order no|order|order id|order ref|order reference|external reference|reference|reference number|sales order|sales record number|invoice number|numero de pedido|numero pedido|n pedido|no pedido|pedido|orden|numero de orden|id pedido|id de pedido|referencia",
  name: "recipient|name|full name|contact name|contact|attention|attn|customer|customer name|consignee|addressee|nombre|nombre completo|nombre y apellido|nombre y apellidos|destinatario|cliente|contacto",
  firstName: "first name|firstname|given name|first|primer nombre|nombres",
  lastName: "last name|lastname|surname|family name|last|apellido|apellidos",
  company:
    "company|company name|business|business name|organization|organisation|empresa|compania|razon social|negocio",
  street1:
    "address 1|address line 1|street 1|street line 1|address|street|street address|address 1 and 2|addr 1|line 1|direccion|direccion 1|linea 1|direccion linea 1|calle|calle 1|calle y numero|domicilio",
  street2:
    "address 2|address line 2|street 2|street line 2|apt|apartment|suite|unit|apt suite|addr 2|line 2|direccion 2|linea 2|direccion linea 2|calle 2|apartamento|departamento|depto|colonia",
  street3: "address 3|address line 3|street 3|street line 3|addr 3|line 3|direccion 3|linea 3",
  city: "city|town|city town|suburb|locality|ciudad|localidad|municipio|poblacion",
  state:
    "state|province|state province|state or province|region|state code|province code|state name|county|estado|provincia|departamento estado",
  zip: "zip|zip code|zipcode|postal code|postcode|post code|zip postal code|zip postal|postal zip|postal|codigo postal|cp|c p",
  country:
    "country|country code|country name|country region|country iso|pais|codigo de pais|codigo pais",
  phone:
    "phone|phone number|telephone|tel|mobile|cell|telefono|numero de telefono|celular|movil|tel number",
  email: "email|e mail|email address|correo|correo electronico|mail",
  length: "length|package length|parcel length|box length|l|largo|longitud|largo del paquete",
  width: "width|package width|parcel width|box width|w|ancho|anchura|ancho del paquete",
  height:
    "height|package height|parcel height|box height|h|depth|alto|altura|alto del paquete|profundidad",
  weight:
    "weight|total weight|shipping weight|package weight|parcel weight|order weight|shipment weight|ship weight|gross weight|peso|peso total|peso del paquete|peso bruto",
  contentsType: "contents|contents type|content type|customs contents|contenido|tipo de contenido",
  itemDescription:
    "item description|item name|item|item title|lineitem name|line item name|product name|product|description|product description|title|articulo|producto|descripcion|nombre del producto|nombre del articulo|descripcion del articulo",
  itemSku:
    "sku|item sku|lineitem sku|line item sku|product sku|custom label|item number|codigo|clave",
  itemQuantity:
    "quantity|qty|item quantity|item qty|lineitem quantity|line item quantity|quantity purchased|quantity ordered|units|cantidad|cant|unidades|piezas",
  itemValue:
    "value|item value|unit price|price|item price|item unit price|lineitem price|unit value|customs value|declared value|item cost|valor|precio|precio unitario|valor unitario|valor declarado|importe",
  itemWeight:
    "item weight|unit weight|lineitem grams|lineitem weight|line item weight|item unit weight|product weight|peso unitario|peso del articulo|peso articulo",
  itemHsCode:
    "hs code|hs tariff number|hs tariff|hts code|hs number|harmonized code|tariff code|tariff number|commodity code|customs code|item hs code|codigo hs|codigo arancelario|fraccion arancelaria|partida arancelaria|arancel",
  itemOrigin:
    "origin|country of origin|origin country|item origin|customs country|country of manufacture|made in|origen|pais de origen",
  notes:
    "notes|note|order notes|customer notes|customer note|buyer notes|buyer note|internal notes|comments|comment|delivery instructions|message|notas|nota|comentarios|observaciones|instrucciones",
  trackingCode:
    "tracking code|tracking number|tracking|tracking no|tracking id|codigo de rastreo|numero de guia|guia|numero de rastreo|numero de seguimiento|codigo de seguimiento",
};

export interface Synonym {
  field: ImportField;
  /** 0 is the surest name of the field. */
  rank: number;
}

/** Names by their key; a name that two fields claim belongs to the first. */
export const synonyms: ReadonlyMap<string, Synonym> = buildSynonyms();

function buildSynonyms(): Map<string, Synonym> {
  const found = new Map<string, Synonym>();
  for (const [field, list] of Object.entries(names) as [ImportField, string][])
    for (const [rank, name] of list.split("|").entries()) {
      const key = headerKey(name);
      if (!found.has(key)) found.set(key, { field, rank });
    }
  return found;
}
