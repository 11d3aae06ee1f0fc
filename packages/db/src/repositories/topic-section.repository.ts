import type { Section } from '@hoa/core/library/section';
import type { Db } from '../database.ts';
import { anyOf } from './any-of.ts';

/** Replaces the sections of a topic; an empty list removes them. */
export async function replaceSections(
  db: Db,
  topicId: number,
  sections: readonly Section[],
): Promise<void> {
  await db.deleteFrom('topic_sections').where('topic_id', '=', topicId).execute();
  if (sections.length === 0) return;
  await db
    .insertInto('topic_sections')
    .values(
      sections.map((section, position) => ({
        topic_id: topicId,
        position,
        anchor: section.anchor,
        heading: section.heading,
        part: section.part,
        blocks: JSON.stringify(section.blocks),
        answers: JSON.stringify(section.answers),
      })),
    )
    .execute();
}

/** The sections of these topics, or of all, by topic and in the order of the text. */
export async function listSections(
  db: Db,
  topicIds?: readonly number[],
): Promise<Map<number, Section[]>> {
  const rows = await db
    .selectFrom('topic_sections')
    .$if(topicIds !== undefined, (query) => query.where('topic_id', '=', anyOf(topicIds)))
    .selectAll()
    .orderBy('topic_id')
    .orderBy('position')
    .execute();
  const sectionsOf = new Map<number, Section[]>();
  for (const { topic_id, position: _, ...section } of rows) {
    const sections = sectionsOf.get(topic_id) ?? [];
    sections.push(section);
    sectionsOf.set(topic_id, sections);
  }
  return sectionsOf;
}
