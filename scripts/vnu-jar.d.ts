declare module 'vnu-jar' {
  /** The path of the checker's jar file. */
  const path: string;
  export default path;
}
