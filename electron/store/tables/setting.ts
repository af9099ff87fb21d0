export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
}
