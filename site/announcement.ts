/**
 * The bar above the navbar; `undefined` turns it off. A reader who closes it does not see it again until `id` changes, so change the id
 * with the text. Keep text and link within 36 characters, which fit one line on a phone.
 */
export const announcement: Announcement | undefined = {
  id: 'why-it-does-not-render',
  text: 'Markdown not rendering?',
  link: {label: 'Find out why', to: 'docs/tutorial-basics/markdown-issue'},
};

/** The ids of its labels in `i18n/<locale>/code.json`. */
export const announcementLabels = {
  text: 'site.announcement.text',
  link: 'site.announcement.link',
} as const;

interface Announcement {
  readonly id: string;
  /** Interface language: English. */
  readonly text: string;
  /** `to` is relative to the base URL, without a leading slash. */
  readonly link?: {readonly label: string; readonly to: string};
}
