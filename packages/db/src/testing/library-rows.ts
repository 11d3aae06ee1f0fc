/** A topic of the first category, to be stored. */
export const topicRow = (id: number, title = `Topic ${id}`) => ({
  id,
  slug: `topic-${id}`,
  title,
  description: '',
  categoryId: 1,
  aliases: [],
  related: [],
});

/** The text of a topic, to be stored. */
export const contentRow = (topicId: number, content: string) => ({
  topicId,
  content,
  aiGenerated: 0 as const,
  details: null,
  checksum: content,
});
