import { useEffect, useState } from 'react'
import { recordingOf } from './recording-store.ts'
import { isPageWithoutMicrophone, reopenToSpeak, wasReopenedToSpeak } from './microphone.ts'

type Place = { member: string; conversation: string }

/** Returns whether the member records instead of typing, also where an earlier page left a recording. */
export function useSpeaking({ member, conversation }: Place) {
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => {
    let isHere = true
    setSpeaking(wasReopenedToSpeak(conversation))
    void recordingOf(member, conversation)
      .find()
      .then((recording) => isHere && recording && setSpeaking(true))
    return () => {
      isHere = false
    }
  }, [member, conversation])
  return {
    isSpeaking,
    begin: () => (isPageWithoutMicrophone() ? reopenToSpeak(conversation) : setSpeaking(true)),
    end: () => setSpeaking(false),
  }
}
