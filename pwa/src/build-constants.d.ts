/** The version of this build: equal sources give equal versions. `dev` in the development server, `test` in tests. */
declare const __APP_VERSION__: string;

/** The source of a pattern that matches the paths of the console, and no others (`consolePaths`). */
declare const __CONSOLE_PATTERN__: string;
