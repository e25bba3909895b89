import { useCallback, useState } from 'react';

/** The browser's permission for system notifications; 'absent' if it has none. */
export type NoticePermission = 'absent' | NotificationPermission;

function permissionNow(): NoticePermission {
  return 'Notification' in globalThis ? Notification.permission : 'absent';
}

/**
 * The permission for system notifications, and a function that requests it, to be called only from a button (ST23).
 */
export function useNoticePermission(): { permission: NoticePermission; ask: () => void } {
  const [permission, setPermission] = useState(permissionNow);
  const ask = useCallback(() => void Notification.requestPermission().then(setPermission), []);
  return { permission, ask };
}

export interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag replaces it. */
  readonly tag: string;
  /** The path that a tap opens if the app is not open. */
  readonly path: string;
}

/**
 * ST23: shows a system notification if the page is hidden; a visible page shows the notice itself. Sent through the
 * worker if there is one, because phones accept notifications only from a worker.
 */
export async function showNotice({ title, body, tag, path }: SystemNotification): Promise<void> {
  if (permissionNow() !== 'granted' || document.visibilityState === 'visible') return;
  const options = { body, tag, icon: '/icon-192.png', data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker === undefined) new Notification(title, options);
  else await worker.showNotification(title, options);
}
