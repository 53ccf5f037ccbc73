/** Texts that the server says about group sessions. */
export const group = {
  errors: {
    groupClosed: 'The time for joining this session is over, or it was cancelled.',
    groupBegun: 'The group session has begun or was cancelled.',
    groupTime: 'Choose a time between two hours and six months from now.',
    groupJoinBy: 'The deadline for joining lies ahead, and at the latest when the session begins.',
    groupAddress: 'Say where you meet: an address for video, or a place.',
    groupPlaces: 'More people have a place already. There cannot be fewer places than that.',
    tooManyGroups: 'Six group sessions are announced. Wait until one is over, or cancel one.',
  },
  said: {
    event: 'Group session: {topic}',
    notifications: {
      place:
        'group session “{topic}”: you have a place, {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      up: 'group session “{topic}”: a place became free and is yours now, {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      joined: '{count, plural, =0 {has} one {has} other {have}} a place in your group session “{topic}”.',
      moved:
        'changes the group session “{topic}”. It is now on {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}, {format, select, video {by video} other {in person}}.',
      cancelled: 'cancels the group session “{topic}”: {day} at {time}.',
      day: 'The group session “{topic}” is tomorrow: {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      hour: 'The group session “{topic}” begins at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
      empty:
        'Nobody joined the group session “{topic}” by its deadline, so it is cancelled. The time is free again.',
      attendance: 'The group session “{topic}” is over. Mark who came.',
    },
    mail: {
      joined: {
        subject: 'A place is taken: {topic}',
        heading: 'Somebody joins your session',
        text: 'One more place in the group session “{topic}” ({day} at {time}) is taken.',
      },
      place: {
        subject: 'You have a place: {topic}',
        heading: 'You have a place in the group session',
        text: 'The group session “{topic}” is on {day} at {time}{abroad, select, yes { in Sarajevo ({theirs} for the mentor)} other {}}. If you cannot come, leave your place to somebody else.',
      },
      up: {
        subject: 'The place is yours now: {topic}',
        heading: 'A place became free',
        text: 'You now have a place in the group session “{topic}”. It is on {day} at {time}{abroad, select, yes { in Sarajevo ({theirs} for the mentor)} other {}}. If you cannot come, leave your place to somebody else.',
      },
      moved: {
        subject: 'Group session changed: {topic}',
        heading: 'The group session has changed',
        text: 'The group session “{topic}” is now on {day} at {time}{abroad, select, yes { in Sarajevo ({theirs} for the mentor)} other {}}, {format, select, video {by video: the address opens ten minutes before} other {in person}}. Your calendar changes by itself.',
      },
      cancelled: {
        subject: 'Group session cancelled: {topic}',
        heading: 'The group session is cancelled',
        text: 'The group session “{topic}”, which was to be on {day} at {time}, is cancelled. If it is in your calendar, it disappears by itself.',
      },
      day: {
        subject: 'Tomorrow at {time}: {topic}',
        heading: 'The group session is tomorrow',
        text: 'The group session “{topic}” is on {day} at {time}{abroad, select, yes { in Sarajevo ({theirs} for the mentor)} other {}}.',
      },
      hour: {
        subject: 'Soon, at {time}: {topic}',
        heading: 'The group session begins soon',
        text: 'The group session “{topic}” begins at {time}{abroad, select, yes { in Sarajevo ({theirs} for the mentor)} other {}}. The address for video opens ten minutes before.',
      },
      empty: {
        subject: 'Nobody joined: {topic}',
        heading: 'The group session is cancelled',
        text: 'Nobody joined the group session “{topic}” ({day} at {time}) by its deadline, so it is cancelled. The time is free again.',
      },
      attendance: {
        subject: 'Who came: {topic}',
        heading: 'Mark who came',
        text: 'The group session “{topic}” is over. You can mark who came within the next seven days. Whoever has a place and did not come has missed a meeting. If you skip this, nobody has.',
      },
    },
  },
}
