import * as z from 'zod/mini';
import { idSchema } from '../attempt/events.ts';
import { defineCall } from './call.ts';

/** A basic address pattern: something, an at sign, something, a dot, something. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailField = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Please enter a valid email address'),
    z.regex(EMAIL, 'Please enter a valid email address'),
  );

export const loginForm = z.object({
  email: emailField,
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, 'Password must be at least 6 characters'),
      z.maxLength(1024, 'Password is too long'),
    ),
});

export const roles = ['student', 'admin'] as const;
export const accountStatuses = ['pending', 'verified', 'active', 'deactivated', 'banned'] as const;

export const userSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  accountStatus: z.enum(accountStatuses),
});

export type User = z.infer<typeof userSchema>;

export const login = defineCall({
  name: 'accounts.login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: loginForm,
  answer: z.object({ token: z.string(), user: userSchema, serverTime: z.string() }),
});

export const profile = defineCall({
  name: 'accounts.profile',
  summary: 'The signed-in user',
  method: 'GET',
  path: '/users/profile',
  access: 'signed-in',
  answer: z.object({ user: userSchema }),
});
