import { dateText } from '@hoa/core/law/law-text';
import type { SearchResult } from '@hoa/core/schemas/search';
import type { ReactNode } from 'react';
import { Highlighted } from './highlighted';

/** One thing that can be chosen in the search. */
export interface SearchOption {
  /** Id of its element. */
  id: string;
  kind: 'topic' | 'guide' | 'question' | 'section' | 'term' | 'rule' | 'page' | 'ask';
  to: string;
  title: ReactNode;
  text?: ReactNode;
  emoji?: string;
  /** Name of the category or the article that it belongs to. */
  from?: string;
  /** Slug of the category whose hue it carries. */
  category?: string;
  /** Slug of the topic whose object stands beside it. */
  topic?: string;
}

/** Options under one heading. */
export interface SearchGroup {
  label: string;
  options: SearchOption[];
}

const PAGE_KINDS: Record<SearchResult['pages'][number]['kind'], string> = {
  tool: 'Tool',
  resource: 'Resource',
  law: 'State law',
  letter: 'Letter',
  page: 'Page',
};

/** Words from which on a search asks something; fewer of them name a thing. */
const ASKING_WORDS = 3;

/** Rules of a state, each named as people ask for it: 'Texas: fine cap'. */
function ruleOptions(rules: SearchResult['rules']): SearchOption[] {
  return rules.map(({ id, name, label, statement, url, citation, ...rule }) => {
    const date = dateText(rule.textDate);
    const read =
      rule.verification === 'checked'
        ? `checked against the text of ${date}`
        : 'not checked against the text';
    return {
      id: `found-rule-${id}`,
      kind: 'rule',
      to: url,
      title: `${name}: ${label}`,
      text: statement,
      from: `${citation}, ${read}`,
    };
  });
}

function pageOptions(pages: SearchResult['pages']): SearchOption[] {
  return pages.map(({ url, title, description, kind }, index) => ({
    id: `found-page-${index}`,
    kind: 'page',
    to: url,
    title,
    text: description,
    from: PAGE_KINDS[kind],
  }));
}

/**
 * What a search found, in the order of the page: what its words name outright, then the topics for
 * a name, the questions for a question. The rules of a state that was chosen, and is not in the
 * words, come after those. Groups without a hit are left out.
 */
export function searchGroups(result: SearchResult): SearchGroup[] {
  const { query, topics, guides, questions, sections, terms, rules, pages, namedState } = result;
  const topicOptions = topics.map(
    ({ slug, title, titleRanges, description, category }): SearchOption => ({
      id: `found-topic-${slug}`,
      kind: 'topic',
      to: `/topic/${slug}`,
      title: <Highlighted text={title} ranges={titleRanges} />,
      text: description,
      from: category.name,
      category: category.slug,
      topic: slug,
    }),
  );
  const guideOptions = guides.map(
    ({ slug, title, summary }): SearchOption => ({
      id: `found-guide-${slug}`,
      kind: 'guide',
      to: `/guides/${slug}`,
      title,
      text: summary,
    }),
  );
  const questionOptions = questions.map(
    ({ question, answer, title, url }, index): SearchOption => ({
      id: `found-question-${index}`,
      kind: 'question',
      to: url,
      title: question,
      text: answer,
      from: title,
    }),
  );
  const sectionOptions = sections.map(
    ({ url, title, heading, excerpt, excerptRanges }, index): SearchOption => ({
      id: `found-section-${index}`,
      kind: 'section',
      to: url,
      title: heading,
      text: <Highlighted text={excerpt} ranges={excerptRanges} />,
      from: title,
    }),
  );
  const termOptions = terms.map(
    ({ term, emoji, definition }, index): SearchOption => ({
      id: `found-term-${index}`,
      kind: 'term',
      to: `/?q=${encodeURIComponent(term)}#glossary`,
      title: term,
      text: definition,
      emoji,
    }),
  );
  const topicGroup = { label: 'Topics', options: topicOptions };
  const questionGroup = { label: 'Questions with an answer', options: questionOptions };
  const isAsking = query.trim().split(/\s+/).length >= ASKING_WORDS;
  const ruleGroup = { label: 'State law', options: ruleOptions(rules) };
  const pageGroup = { label: 'Tools, letters and pages', options: pageOptions(pages) };
  const isPageNamed = pages.some(({ isNamed }) => isNamed);
  const isStateNamed = rules.length > 0 && namedState !== null;
  const groups = [
    ...(isPageNamed ? [pageGroup] : []),
    { label: 'Guides', options: guideOptions },
    ...(isStateNamed ? [ruleGroup] : []),
    ...(isAsking ? [questionGroup, topicGroup] : [topicGroup, questionGroup]),
    ...(isStateNamed ? [] : [ruleGroup]),
    ...(isPageNamed ? [] : [pageGroup]),
    { label: 'In the articles', options: sectionOptions },
    { label: 'HOA terms', options: termOptions },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
