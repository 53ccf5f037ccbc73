import { deviceDatabase } from '#platform/web/offline/device-database.ts'

/** A recording that was not sent: raw during recording, finished afterwards. */
export type StoredRecording = { bytes: Blob; finished?: { milliseconds: number; waveform: string } }

const inStore = deviceDatabase('recordings', 'recordings')

/**
 * Returns the store of one recording per conversation and member; on a device that stores nothing it lives as long as its
 * page.
 */
export function recordingOf(member: string, conversation: string) {
  const key = [member, conversation]
  return {
    find: () =>
      inStore('readonly', (store) => store.get(key) as IDBRequest<StoredRecording | undefined>).catch(
        () => undefined,
      ),
    keep: (recording: StoredRecording) =>
      inStore('readwrite', (store) => store.put(recording, key)).then(
        () => undefined,
        () => undefined,
      ),
    forget: () =>
      inStore('readwrite', (store) => store.delete(key)).then(
        () => undefined,
        () => undefined,
      ),
  }
}
