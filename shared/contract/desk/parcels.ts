/** Every parcel and where it is. */
export const parcelRows = {};
