import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { TopicBox } from '../../components/topic-box';
import classes from './topic-letters.module.css';

/** The letters that an article leads to; nothing where it leads to none. */
export function TopicLetters({ topic }: { topic: string }) {
  const { utils } = useApi();
  const { data: letters = [] } = useQuery(utils.letters.list.queryOptions({ topic }));
  if (letters.length === 0) return null;
  return (
    <TopicBox
      title={letters.length === 1 ? 'Write this letter' : 'Write one of these letters'}
      hue="community-engagement"
    >
      {letters.map(({ slug, title, description, for: writer }) => (
        <li key={slug} className={classes.letter}>
          <a href={`/letters/${slug}`} className={`link ${classes.link}`}>
            {title}
          </a>
          <span className="note">
            {writer === 'board' && 'For boards. '}
            {description}
          </span>
        </li>
      ))}
    </TopicBox>
  );
}
