/** The application dispatches this event to show a failure; its detail is a sentence. */
export const failureEvent = 'page-failure';
