/** What the writers write. `slot` is unique: many want the same few. */
export interface Item {
  _id: string;
  writer: number;
  revision: number;
  tags: string[];
  slot?: number;
}
