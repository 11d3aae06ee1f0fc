export interface CategoryTable {
  id: number;
  slug: string;
  name: string;
  description: string;
  image_path: string;
}
