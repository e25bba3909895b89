/** All paths of the console in one pattern, so that the console stays mounted when its page changes. */
export const consolePattern = new RegExp(__CONSOLE_PATTERN__);
