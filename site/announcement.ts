/**
 * The bar above the navbar: `undefined` turns it off. A reader who closes it does not see it again
 * until `id` changes; change the id whenever the text says something new.
 */
export const announcement: Announcement | undefined = {
  id: 'why-it-does-not-render',
  text: 'Your Markdown does not render?',
  link: {label: 'Look up the symptom', to: 'docs/tutorial-basics/markdown-issue'},
};

/** The ids of its words in the translation files, `i18n/<locale>/code.json`. */
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
