/** The version of this build: equal sources give equal versions. `dev` in the development server, `test` in tests. */
declare const __APP_VERSION__: string;
