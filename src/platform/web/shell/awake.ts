declare global {
  interface Window {
    __awake?: boolean
    __sent?: EventTarget | null
  }
}

/** The application is awake: a form that was sent before is sent now. */
export function wake(): void {
  window.__awake = true
  const { __sent: sent } = window
  window.__sent = null
  if (sent instanceof HTMLFormElement && sent.isConnected) sent.requestSubmit()
}
