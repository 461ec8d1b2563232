/** The package by its folder, which an alias of its name leaves alone. */
declare module 'react-helmet-async/lib' {
  export * from 'react-helmet-async';
}
