import { DEFAULT_TOAST_MS, TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@hoa/core/constants';
import type { AnswerLanguage } from '@hoa/core/schemas/answer';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../navigation/listeners';

interface ToastMessage {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
  /** Its language, English unless another is given. */
  language?: AnswerLanguage;
  /** Milliseconds until it closes by itself. */
  durationMs?: number;
}

export interface Toast extends Required<ToastMessage> {
  id: number;
  isOpen: boolean;
}

/** Also what a page is rendered with on the server: the same value, so that hydration changes nothing. */
const NO_TOASTS: readonly Toast[] = [];
let toasts = NO_TOASTS;
let lastId = 0;
const { notify, subscribe } = createListeners();

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  notify();
}

/** Shows a message; the newest ones stay, as many as the limit allows. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  const toast: Toast = {
    variant: 'default',
    language: 'en',
    durationMs: DEFAULT_TOAST_MS,
    ...message,
    id: lastId,
    isOpen: true,
  };
  replaceToasts([toast, ...toasts].slice(0, TOAST_LIMIT));
}

/** Says that what a visitor asked for could not be fetched; the next press tries again. */
export function tellNotFetched(title: string): void {
  const description = 'Please check your connection and try again.';
  showToast({ title, description, variant: 'destructive' });
}

/** Closes a message at once; its record goes after the removal delay of the specification. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  replaceToasts(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => replaceToasts(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** The messages that are shown, the newest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NO_TOASTS,
  );
}
