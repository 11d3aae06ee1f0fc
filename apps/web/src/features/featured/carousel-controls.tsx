import { FEATURED_ROTATION_MS } from '@hoa/core/constants';
import { ActionIcon } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import classes from './carousel-controls.module.css';
import { CarouselDots } from './carousel-dots';
import type { FeaturedItem } from './use-featured';
import type { useRotation } from './use-rotation';

interface CarouselControlsProps {
  items: readonly FeaturedItem[];
  rotation: ReturnType<typeof useRotation>;
  attentionListeners: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur' | 'onPointerDown'>;
}

const BUTTON = { variant: 'subtle', color: 'gray', size: 44 } as const;
const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Previous, a dot for each item, next, pause, and how far the rotation has come. */
export function CarouselControls({ items, rotation, attentionListeners }: CarouselControlsProps) {
  const { index, canRotate, isRunning, isPaused, show, previous, next, togglePause } = rotation;
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
      <div className={classes.steps} {...attentionListeners}>
        <ActionIcon {...BUTTON} onClick={previous} aria-label="Previous topic">
          <IconChevronLeft {...ICON} />
        </ActionIcon>
        <CarouselDots items={items} index={index} onShow={show} />
        <ActionIcon {...BUTTON} onClick={next} aria-label="Next topic">
          <IconChevronRight {...ICON} />
        </ActionIcon>
      </div>
      {/* Outside what holds the rotation, so that it goes on when Resume is pressed here. */}
      {canRotate && (
        <ActionIcon
          {...BUTTON}
          className={classes.pause}
          onClick={togglePause}
          aria-label={isPaused ? 'Resume rotation' : 'Pause rotation'}
        >
          {isPaused ? <IconPlayerPlay {...ICON} /> : <IconPlayerPause {...ICON} />}
        </ActionIcon>
      )}
    </div>
  );
}
