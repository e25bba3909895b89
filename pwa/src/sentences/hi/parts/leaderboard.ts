export { leaderboard } from '../leaderboard.ts';
