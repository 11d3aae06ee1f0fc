import { IconArrowRight } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { useAskLink } from '../../navigation/ask-link';
import { isPlainClick } from '../../navigation/plain-click';
import { sectionPath, useSectionLink } from '../../navigation/section-link';
import { Highlighted } from './highlighted';
import classes from './search-option-link.module.css';
import type { SearchOption } from './search-options';

interface SearchOptionLinkProps {
  option: SearchOption;
  /** What was typed, for the assistant. */
  words: string;
  isActive: boolean;
  onChosen: () => void;
}

/** One option of the search. It is a real link, so that a new tab can be had. */
export const SearchOptionLink = memo((props: SearchOptionLinkProps) => {
  const { option, words, isActive, onChosen } = props;
  const openSection = useSectionLink();
  const ask = useAskLink();
  const own = {
    id: option.id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classes.option,
  };
  const close = (event: MouseEvent) => {
    if (isPlainClick(event)) onChosen();
  };

  switch (option.kind) {
    case 'topic':
      return (
        <a
          {...own}
          href={`/topic/${option.hit.slug}`}
          onClick={close}
          style={{ '--hue': `var(--portal-hue-${option.hit.category.slug})` }}
        >
          <span className={classes.head}>
            <strong className={classes.title}>
              <Highlighted text={option.hit.title} ranges={option.hit.titleRanges} />
            </strong>
            <span className={classes.category}>{option.hit.category.name}</span>
          </span>
          <span className={classes.text}>{option.hit.description}</span>
        </a>
      );
    case 'section':
      return (
        <a {...own} href={option.hit.url} onClick={close}>
          <strong className={classes.title}>{option.hit.heading}</strong>
          <span className={classes.text}>
            <Highlighted text={option.hit.excerpt} ranges={option.hit.excerptRanges} />
          </span>
          <span className={classes.from}>{option.hit.title}</span>
        </a>
      );
    case 'term':
      return (
        <a
          {...own}
          href={sectionPath('glossary')}
          onClick={(event) => {
            close(event);
            openSection(event, 'glossary');
          }}
        >
          <strong className={classes.title}>
            <span aria-hidden>{option.hit.emoji}</span> {option.hit.term}
          </strong>
          <span className={classes.text}>{option.hit.definition}</span>
        </a>
      );
    case 'ask':
      return (
        <a
          {...own}
          href={sectionPath('ask-ai')}
          onClick={(event) => {
            close(event);
            ask(event, words);
          }}
        >
          <span className={classes.head}>
            <strong className={classes.title}>Ask the assistant instead</strong>
            <IconArrowRight className={classes.arrow} size={18} stroke={1.75} aria-hidden />
          </span>
          <span className={classes.text}>{words}</span>
        </a>
      );
  }
});
