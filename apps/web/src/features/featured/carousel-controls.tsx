import { FEATURED_ROTATION_MS } from '@hoa/core/constants';
import { ActionIcon } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import classes from './carousel-controls.module.css';
import type { useAttention } from './use-attention';
import type { FeaturedItem } from './use-featured';
import type { useRotation } from './use-rotation';

interface CarouselControlsProps {
  items: readonly FeaturedItem[];
  rotation: ReturnType<typeof useRotation>;
  focusListeners: ReturnType<typeof useAttention>['focusListeners'];
}

const BUTTON = { variant: 'subtle', color: 'gray', size: 44 } as const;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Previous, a dot for each item, next, pause, and how far the rotation has come. */
export function CarouselControls({ items, rotation, focusListeners }: CarouselControlsProps) {
  const { index, isRunning, isPaused, show, previous, next, togglePause } = rotation;
  return (
    <div className={classes.controls} data-needs-script>
      <div className={classes.track} aria-hidden>
        {isRunning && (
          <div
            key={index}
            data-testid="rotation-progress"
            className={classes.progress}
            style={{ '--rotation': `${FEATURED_ROTATION_MS}ms` }}
          />
        )}
      </div>
      <div className={classes.steps} {...focusListeners}>
        <ActionIcon {...BUTTON} onClick={previous} aria-label="Previous topic">
          <IconChevronLeft {...ICON} />
        </ActionIcon>
        <div className={classes.dots}>
          {items.map(({ topic }, position) => (
            <button
              key={topic.slug}
              type="button"
              className={classes.dot}
              aria-label={`Show topic ${position + 1}: ${topic.title}`}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => show(position)}
            />
          ))}
        </div>
        <ActionIcon {...BUTTON} onClick={next} aria-label="Next topic">
          <IconChevronRight {...ICON} />
        </ActionIcon>
      </div>
      {/* Outside what holds the rotation: whoever presses Resume here wants to see it go on. */}
      <ActionIcon
        {...BUTTON}
        className={classes.pause}
        onClick={togglePause}
        aria-label={isPaused ? 'Resume rotation' : 'Pause rotation'}
      >
        {isPaused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
      </ActionIcon>
    </div>
  );
}
