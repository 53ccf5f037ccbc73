import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, pauseToasts, readToasts, resumeToasts, subscribeToasts, toast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  resumeToasts()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a message stays open for five seconds', () => {
  toast({ title: 'Sačuvano' })
  vi.advanceTimersByTime(4999)
  expect(readToasts()).toMatchObject([{ title: 'Sačuvano', open: true }])
  vi.advanceTimersByTime(1)
  expect(readToasts()).toMatchObject([{ open: false }])
})

test('a newer message takes the place of the older one and gets its full time', () => {
  toast({ title: 'prva' })
  vi.advanceTimersByTime(4000)
  toast({ title: 'druga', variant: 'destructive' })
  expect(readToasts()).toMatchObject([{ title: 'druga', open: true }])
  vi.advanceTimersByTime(4999)
  expect(readToasts()).toMatchObject([{ title: 'druga', open: true }])
})

test('who reads slowly keeps the message while the pointer or the focus is on it', () => {
  toast({ title: 'duga poruka' })
  vi.advanceTimersByTime(3000)
  pauseToasts()
  vi.advanceTimersByTime(60_000)
  expect(readToasts()[0]?.open).toBe(true)
  resumeToasts()
  vi.advanceTimersByTime(1999)
  expect(readToasts()[0]?.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(readToasts()[0]?.open).toBe(false)
})

test('a closed message leaves memory after a million milliseconds', () => {
  const { dismiss } = toast({ title: 'zatvorena' })
  dismiss()
  vi.advanceTimersByTime(999_999)
  expect(readToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(readToasts()).toHaveLength(0)
})

test('closing twice, or closing what is gone, changes nothing', () => {
  const heard = vi.fn()
  const { id } = toast({ title: 'jednom' })
  const leave = subscribeToasts(heard)
  dismissToast(id)
  dismissToast(id)
  dismissToast(-1)
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
})

test('the forgotten removal of an older message does not touch the newer one', () => {
  toast({ title: 'stara' }).dismiss()
  vi.advanceTimersByTime(999_000)
  toast({ title: 'nova', duration: Number.POSITIVE_INFINITY })
  vi.advanceTimersByTime(500_000)
  expect(readToasts()).toMatchObject([{ title: 'nova', open: true }])
})
