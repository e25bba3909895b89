import type { SignalColour } from './scale.ts';

/** By the seconds left. */
export function timerColour(secondsLeft: number): SignalColour {
  if (secondsLeft < 300) return 'red';
  return secondsLeft < 900 ? 'amber' : 'green';
}

/** HH:MM:SS; rounded down, never below zero. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
