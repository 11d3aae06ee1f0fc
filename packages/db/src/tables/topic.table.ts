/** A topic and what editors say about it; its text lives in topic_content. */
export interface TopicTable {
  id: number;
  category_id: number;
  slug: string;
  title: string;
  description: string;
  /** What people type when they mean this topic. */
  aliases: string[];
  /** Slugs to read next, nearest first. */
  related: string[];
}
