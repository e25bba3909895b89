import './icons.css';
import { cx } from './class-names.ts';

const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
const lens = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2l5.3 5.3';
const cross = 'm6 6 12 12M18 6 6 18';

/** One path each, in a 24 by 24 box, drawn with a stroke of 1.75. */
const paths = {
  alert: `${circle}M12 7.5V13M12 16.3v.2`,
  back: 'M19.5 12h-15m6.5-6.5L4.5 12l6.5 6.5',
  backspace: 'M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  calculator:
    'M6.5 3.5h11a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM8.5 7h7v2.5h-7zM8.8 13v.2M12 13v.2M15.2 13v.2M8.8 16.8v.2M12 16.8v.2M15.2 16.8v.2',
  card: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18',
  chart: 'M4 20h16M7 16.5V11M12 16.5V5M17 16.5V8.5',
  chat: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 13h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: `${circle}M12 7.5V12l3 2`,
  close: cross,
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.4-9A6 6 0 0 1 17.5 10a4.25 4.25 0 0 1 0 8.5z',
  'cloud-off': 'm4 4 16 16M9.6 6.6A6 6 0 0 1 17.5 10a4.25 4.25 0 0 1 2.9 7.2M16.5 18.5H7a4.5 4.5 0 0 1-.4-9',
  compress: 'M20 10h-6V4M4 14h6v6M14 10l6-6M10 14l-6 6',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 8.5v-4h-11v11h4',
  cross,
  down: 'm6 9.5 6 6 6-6',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  edit: 'm5 15-1 5 5-1L19.5 8.5l-4-4zM13 7l4 4',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-6.5 6.5M4 20l6.5-6.5',
  eye: 'M2.5 12C4.5 8 8 5.5 12 5.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye-off':
    'm4 4 16 16M9.9 5.8a9.6 9.6 0 0 1 2.1-.3c4 0 7.5 2.5 9.5 6.5a13 13 0 0 1-2.6 3.5M6.3 7.6A12.6 12.6 0 0 0 2.5 12c2 4 5.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4.6-1.2M10 10a3 3 0 0 0 4.1 4.1',
  file: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h5',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  grid: 'M5.5 4H9a1.5 1.5 0 0 1 1.5 1.5V9A1.5 1.5 0 0 1 9 10.5H5.5A1.5 1.5 0 0 1 4 9V5.5A1.5 1.5 0 0 1 5.5 4zM16.75 4a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5zM4 13.5h6.5v3.25a3.25 3.25 0 0 1-6.5 0zM13.5 20v-3.25a3.25 3.25 0 0 1 6.5 0V20z',
  home: 'M4 11 12 4l8 7v8.5h-5.5V14h-5v5.5H4z',
  info: `${circle}M12 11v5.5M12 7.5v.2`,
  keyboard:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10v.2M11 10v.2M15 10v.2M17.5 10v.2M8 14.2h8',
  language: 'M3.5 6h10M8.5 3.5V6M12 6c-1 4-4 7-8 8.5M5.5 9c1.5 3 4 4.8 7 5.5M11.5 20.5l4.5-11 4.5 11M13 17h6',
  left: 'm14.5 6-6 6 6 6',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  lock: 'M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5zM8 10.5V8a4 4 0 0 1 8 0v2.5',
  logout: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5',
  medal: 'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8.5 10.5l-4-7M15.5 10.5l4-7M9.5 3.5l5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  more: 'M5.5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM12 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM18.5 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
  pen: 'M4 20c2.5-5 3-8 6-8s0 5 3 5 2.5-3 6-3M12 8.5 17 3.5l3 3-5 5zM12 8.5l3 3',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-3.4 3-5.2 6.5-5.2s6 1.8 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 15.2c2.3.6 3.7 2.2 4 4.8',
  'phone-check':
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM9.6 12.2l1.8 1.8 3-3.6',
  plus: 'M12 6v12M6 12h12',
  refresh: 'M20 5v5h-5M4 19v-5h5M19.4 10A8 8 0 0 0 5.6 7.5L4.5 9M4.6 14a8 8 0 0 0 13.8 2.5l1.1-1.5',
  right: 'm9.5 6 6 6-6 6',
  search: lens,
  shield: 'M12 3.5 5 6v5.5c0 4.4 2.9 7.5 7 9 4.1-1.5 7-4.6 7-9V6zM9 12l2.2 2.2 4-4.4',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  sun: 'M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  text: 'M3 19 8.5 5 14 19M5 14.5h7M15 19l3-8 3 8M16 16.5h4',
  trash: 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10 10.5v6M14 10.5v6',
  undo: 'M9 14 4 9l5-5M4 9h9.5a6 6 0 0 1 0 12H9',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-3.8 3.6-6 7.5-6s6.9 2.2 7.5 6',
  'zoom-in': `${lens}M10.5 7.5v6M7.5 10.5h6`,
  'zoom-out': `${lens}M7.5 10.5h6`,
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

export interface IconProps {
  readonly name: IconName;
  readonly small?: boolean | undefined;
  /** The accessible name of an icon without text; an icon beside its text is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Icon({ name, small, label, className }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={cx('icon', small && 'icon-small', name === 'star' && 'icon-filled', className)}
      viewBox="0 0 24 24"
      {...naming}
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** The logo: four bubbles of an answer sheet, one filled. */
export function Mark() {
  return (
    <svg className="icon-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />
      <circle cx="18" cy="18" r="5" />
    </svg>
  );
}
