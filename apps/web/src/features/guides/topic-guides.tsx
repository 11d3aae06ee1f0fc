import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { TopicBox } from '../../components/topic-box';
import classes from './topic-guides.module.css';

/** The guides that an article leads to; nothing where it leads to none. */
export function TopicGuides({ topic }: { topic: string }) {
  const { utils } = useApi();
  const { data: guides = [] } = useQuery(utils.guides.list.queryOptions({ topic }));
  if (guides.length === 0) return null;
  return (
    <TopicBox title="Is this happening to you?" hue="board-management">
      {guides.map(({ slug, title, summary }) => (
        <li key={slug} className={classes.guide}>
          <a href={`/guides/${slug}`} className={classes.link}>
            Start the guide: {title}
            <IconArrowRight size={18} stroke={2} aria-hidden />
          </a>
          <span className="note">{summary}</span>
        </li>
      ))}
    </TopicBox>
  );
}
