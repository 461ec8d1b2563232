/*
 * In `npm start`: a build that was served at the same address before has left its worker there, which would answer with what it has
 * stored.
 */
if (typeof window !== 'undefined') {
  void (navigator as Partial<Navigator>).serviceWorker
    ?.getRegistrations()
    .then((registrations) => registrations.map((registration) => registration.unregister()));
}

export {};
