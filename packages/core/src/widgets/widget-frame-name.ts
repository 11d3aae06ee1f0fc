/**
 * What the name of a widget's frame begins with, by which a page of the portal knows that it is
 * one and is shown without its header and footer. The color scheme of the host may follow.
 */
export const WIDGET_FRAME_NAME = 'hoa-widget';
