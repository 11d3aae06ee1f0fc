import type { SectionPart } from '@hoa/core/library/section';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { plainText } from './plain-text.ts';
import { sectionPart } from './section-part.ts';

/** A section of an article: its heading element carries the anchor as its id. */
export interface SectionTree {
  anchor: string;
  heading: string;
  part: SectionPart;
  headingElement: Element;
  blocks: ElementContent[];
}

/** An article split at its `##` headings, with what stands before the first of them. */
export interface SplitArticle {
  lead: ElementContent[];
  sections: SectionTree[];
}

/**
 * Splits the tree of an article into its sections. Headings of the second and third rank get
 * anchors, each its own within the article.
 */
export function splitSections(root: Root): SplitArticle {
  const slugger = new GithubSlugger();
  const lead: ElementContent[] = [];
  const sections: SectionTree[] = [];
  for (const node of root.children) {
    if (node.type === 'doctype' || node.type === 'comment') continue;
    const rank = node.type === 'element' ? node.tagName : '';
    if (node.type !== 'element' || (rank !== 'h2' && rank !== 'h3')) {
      (sections.at(-1)?.blocks ?? lead).push(node);
      continue;
    }
    const heading = plainText(node.children);
    const anchor = slugger.slug(heading);
    const headingElement = { ...node, properties: { ...node.properties, id: anchor } };
    if (rank === 'h2') {
      const part = sectionPart(heading);
      sections.push({ anchor, heading, part, headingElement, blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? lead).push(headingElement);
    }
  }
  return { lead, sections };
}
