// Follows the scheme that the visitor chose on the portal; the system's own where none was chosen.
try {
  const chosen = window.localStorage.getItem('mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.scheme = chosen;
} catch {
  // Storage is blocked: the system decides.
}
