import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PERMISSIONS } from '@exam/shared-schema/access';
import type { ManagedCollege, ManagedPayment, ManagedUser, User } from '@exam/shared-schema/contract';
import { PermissionsProvider } from '../admin/permitted.ts';

/**
 * Renders a part of the console with its own query client, without retries.
 * @param role whose console it is.
 */
export function showInConsole(children: ReactNode, role: User['role'] = 'admin'): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <PermissionsProvider value={PERMISSIONS[role]}>{children}</PermissionsProvider>
    </QueryClientProvider>,
  );
}

/** A student in the console's list. */
export function managedUser(own: Partial<ManagedUser> = {}): ManagedUser {
  return {
    _id: 'u1',
    fullName: 'Asha Rao',
    username: 'asha',
    email: 'asha@example.com',
    phone: '9876543210',
    countryCode: '+91',
    role: 'student',
    accountStatus: 'approved',
    college: null,
    profilePicture: null,
    tokensLeft: 1500,
    preferences: { categories: [{ _id: 'c1', name: 'JEE Main' }], difficultyPreference: 'Medium' },
    performance: { tests: 12, accuracy: 71.5 },
    createdAt: '2026-01-05T09:00:00.000Z',
    ...own,
  };
}

/** A college in the console's list. */
export function college(own: Partial<ManagedCollege> = {}): ManagedCollege {
  return {
    _id: 'g1',
    name: 'Govt College',
    code: 'GC1',
    type: 'University',
    address: { street: '', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '411001' },
    contactInfo: { email: 'office@gc.ac.in', phone: '', website: 'https://gc.ac.in' },
    establishedYear: 1950,
    affiliation: '',
    isActive: true,
    settings: { allowSelfRegistration: true, domains: ['gc.ac.in'] },
    studentCount: 1200,
    createdAt: '2026-01-05T09:00:00.000Z',
    ...own,
  };
}

/** A pending payment of a student. */
export function managedPayment(own: Partial<ManagedPayment> = {}): ManagedPayment {
  return {
    _id: 'p1',
    receipt: 'receipt-1',
    paymentProvider: 'razorpay',
    currency: 'INR',
    planId: { _id: 'pro', name: 'Pro' },
    tokensPurchased: 1000,
    amount: 49_900,
    status: 'pending',
    note: null,
    paidAt: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    startDate: null,
    endDate: null,
    isActive: false,
    refundAmount: 0,
    providerOrderId: 'order_1',
    providerPaymentId: null,
    entityModel: 'User',
    entityId: { _id: 'u1', name: 'Asha Rao', email: 'asha@example.com' },
    notes: { planName: 'Pro' },
    refundStatus: 'none',
    failureReason: null,
    link: null,
    ...own,
  };
}
