/**
 * The business constants of the specification (section 9) under their own names, with the unit in
 * the name. Nothing else may write these numbers down.
 */

/** The featured carousel shows one slide for this long. */
export const FEATURED_ROTATION_MS = 15_000;
/** Topics a category card shows before '+N more topics...' is chosen. */
export const TOPICS_SHOWN_COLLAPSED = 5;
export const RELATED_CATEGORIES = 4;

/** The home page refetches the categories on two timers, with no cached copy kept. */
export const CATEGORIES_REFETCH_MS = 1_000;
export const CATEGORIES_EXTRA_REFETCH_MS = 3_000;
export const CATEGORIES_STALE_MS = 0;
export const CATEGORIES_GC_MS = 0;

export const SKELETON_CATEGORIES = 6;
export const SKELETON_RESOURCES = 6;

export const QUESTION_BOX_ROWS = 3;

export const ANSWER_TOAST_MS = 6_000;
export const DEFAULT_TOAST_MS = 5_000;
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** The session storage key under which a header link leaves the section to scroll to. */
export const SCROLL_TO_SECTION_KEY = 'scrollToSection';
export const SCROLL_TO_SECTION_DELAY_MS = 500;

/** When a framed page measures itself again after loading, and how often from then on. */
export const LAYOUT_READJUST_MS = [500, 1_500] as const;
export const LAYOUT_READJUST_INTERVAL_MS = 2_000;
/** Frame height messages: the content height plus a margin, delayed, small changes ignored. */
export const FRAME_HEIGHT_EXTRA_PX = 100;
export const FRAME_HEIGHT_DELAY_MS = 100;
export const FRAME_HEIGHT_MIN_CHANGE_PX = 20;

export const DIALOG_WIDTH_PX = 400;
export const DIALOG_HEIGHT_PX = 200;
export const DIALOG_VIEWPORT_MARGIN_PX = 20;
export const GLOSSARY_POPUP_WIDTH_PX = 300;
export const CAROUSEL_ARTICLE_MAX_HEIGHT_PX = 320;

/** The two document limits disagree in the specification; both texts are kept as they are. */
export const DOCUMENT_LIMIT_TIPS = '20MB';
export const DOCUMENT_LIMIT_UPLOAD_HINT = '10MB';

/** The fixed category that the question form sends with every question. */
export const ASK_CATEGORY = 'HOA';
