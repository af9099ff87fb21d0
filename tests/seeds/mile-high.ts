/** A place to ship from, as the settings keep it. */
export const mileHigh = {
  id: "main",
  name: "Main warehouse",
  address: {
    name: "Mile High Goods",
    street1: "1701 Wynkoop St",
    city: "Denver",
    state: "CO",
    zip: "80202",
    country: "US",
  },
};
