interface TopicObjectProps {
  slug: string;
  /** Width and height in pixels. */
  size: number;
  className?: string;
}

/** The small object that stands for a topic of the library, beside its title; not on paper. */
export function TopicObject({ slug, size, className }: TopicObjectProps) {
  return (
    <img
      src={`/illustrations/topics/${slug}.svg`}
      alt=""
      className={className}
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
