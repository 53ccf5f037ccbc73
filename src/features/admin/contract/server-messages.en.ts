import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  mails: { area: 'Staff decisions about an account' },
  errors: {
    self: 'You cannot change your own account here. Ask another global admin.',
    onlyGlobal: 'Only a global admin can change the account of an administrator.',
    lastAdmin:
      'Without this account there would be no global admin left. Give someone else the rights first.',
    alreadySo: 'This has already been done. Reload the page.',
    untilPast: 'The end of a suspension must be in the future.',
    impersonateStaff: 'You cannot view as another admin.',
    impersonateSuspended:
      'The account is suspended, so the member would see nothing either. Lift the suspension first.',
    merged: 'This account was joined to another one and cannot be changed any more.',
    mergeSame: 'Choose two different accounts.',
    mergeStaff: 'Admin accounts cannot be merged. Remove the admin rights first.',
    mergeClosed:
      'Both accounts must be active. Lift the suspension, or ask the member to cancel the deletion first.',
    mergeUnproven: 'The account you want to keep has no verified email address. Keep the other one.',
    mergeBusy: 'Something is changing in one of the accounts just now. Try again in a moment.',
    rightsWrong: 'An admin has either all rights or at least one scope; members have none.',
  },
  mail: {
    hello: 'Hello {name},',
    when: '{date} at {time}',
    reason: 'Reason: {reason}',
    help: 'Write to us',
    signIn: 'Sign in',
    object: 'If you think this is a mistake, write to us and we will look at it again.',
    suspended: {
      subject: 'Your account on {product} has been suspended',
      heading: 'The account is suspended',
      text: 'Your account is closed until our team opens it again. Until then you cannot sign in; your data is kept.',
    },
    suspendedUntil: {
      subject: 'Your account on {product} has been suspended',
      heading: 'The account is suspended',
      text: 'Your account is closed until {moment}. Until then you cannot sign in; your data is kept. After that the account opens by itself.',
    },
    lifted: {
      subject: 'Your account on {product} is open again',
      heading: 'The account is open again',
      text: 'The suspension has ended. You can sign in as before.',
    },
    rights: {
      subject: 'Your rights on {product} have changed',
      heading: 'A change of rights',
      text: 'A global admin has changed what your account may do in the administration. The change applies from now on.',
    },
    signedOut: {
      subject: 'Your account on {product} was signed out everywhere',
      heading: 'Signed out everywhere',
      text: 'Our team has signed your account out on all devices. You can sign in again with your password.',
    },
    leaving: {
      subject: 'Your account on {product} will be deleted',
      heading: 'Deleting your account',
      text: 'Your account and everything in it will be deleted on {moment}. If you do not want that, sign in before that day and choose to keep the account in the settings.',
    },
    mergedClosed: {
      subject: 'Your account on {product} was joined to your other account',
      heading: 'Two accounts have become one',
      text: 'You had two accounts. Everything from this one (profile, CVs, applications and saved items) is now in your account with the address {other}. This account is closed, and you can no longer sign in with this address. Sign in with {other}.',
    },
    mergedKept: {
      subject: 'Your other account was joined to your account on {product}',
      heading: 'Two accounts have become one',
      text: 'Everything from your other account, with the address {other}, is now in this one: profile, CVs, applications and saved items. The other account is closed. You sign in as before. Please check your profile and correct anything that is wrong.',
    },
    impersonated: {
      subject: 'Someone from our team viewed your account on {product}',
      heading: 'A look at your account',
      text: 'For up to 15 minutes, someone from our team could see the site as you see it. They could not change anything, and could not see your devices, your data export or your attached files.',
    },
    exported: {
      subject: 'Your {product} data was exported, as you asked',
      heading: 'A copy of your data',
      text: 'Our team has made a copy of all the data of your account to give it to you at your request.',
    },
  },
  console: {
    groups: { duplicate: 'possible duplicate' },
    queues: { leaving: { title: 'Accounts being deleted', hint: 'deleted automatically after 30 days' } },
    metrics: {
      accounts: {
        title: 'New accounts',
        note: 'Counted when the person verifies their email address.',
      },
      onboarded: { title: 'Finished first steps', note: 'Who went through all three steps.' },
      active: {
        title: 'Active members',
        note: 'People who used their account in that week; counted every 10 minutes.',
      },
    },
  },
  audit: {
    area: 'Users and log',
    actions: {
      suspend: 'Account suspended',
      lift: 'Suspension lifted',
      rights: 'Rights changed',
      'sign-out': 'Signed out everywhere',
      delete: 'Deletion of the account noted',
      look: 'Started viewing as the member',
      'look-end': 'Stopped viewing as the member',
      merge: 'Account joined to another one and closed',
      'merge-kept': 'Another account was merged into this one',
      'export-data': 'Data of the person exported',
      'export-audit': 'Audit log downloaded',
      'export-list': 'List of users downloaded',
      'resend-verification': 'Email verification sent again',
    },
    fields: {
      state: 'state',
      place: 'place',
      age: 'registered',
      mark: 'marks',
      count: 'count',
      format: 'kind of file',
      closed: 'closed',
      suspended: 'suspended',
      expired: 'time ran out',
      until: 'until',
      role: 'role',
      globalAdmin: 'global admin',
      scopes: 'scopes',
      sessions: 'devices signed out',
      deleteAfter: 'deleted on',
      query: 'search',
      area: 'area',
      from: 'from',
      to: 'to day',
    },
  },
} as const satisfies SameShape<typeof bhs>
