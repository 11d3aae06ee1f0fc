import type { SectionBlock, SectionPart } from '@hoa/core/library/section';
import type { JSONColumnType } from 'kysely';

/** A citable section of an article, in the order of the text. */
export interface TopicSectionTable {
  topic_id: number;
  position: number;
  anchor: string;
  heading: string;
  part: SectionPart;
  blocks: JSONColumnType<SectionBlock[]>;
}
