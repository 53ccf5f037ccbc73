import { Waiting } from '#platform/web/ui/states/waiting.tsx'

/** Takes the height of a window, so that what stands below the posts does not move away when they come. */
export function WaitingPosts() {
  return <Waiting className="min-h-svh" />
}
