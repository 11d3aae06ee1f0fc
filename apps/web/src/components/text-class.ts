/** The class of what shows a text of the server: `RichText` writes it, and a page's state refers to it. */
export const TEXT_CLASS = 'article';
