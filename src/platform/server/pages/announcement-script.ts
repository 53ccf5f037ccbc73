import type { PageAnnouncement } from '#platform/contract/announcement.ts'

/**
 * Hides an announcement before anything is painted where somebody has dismissed it on this device, and once it is over;
 * a kept page may be older than that. It works on pages that carry no other script.
 */
export function announcementScript({ id, until }: PageAnnouncement): string {
  return `(function(){var e=document.documentElement,k='announcement',i=${JSON.stringify(id)},l=${Date.parse(until)}-Date.now();
function h(){e.setAttribute('data-quiet','')}
try{if(l<=0||localStorage.getItem(k)===i)h()}catch(x){}
if(l>0&&l<2147483647)setTimeout(h,l);
addEventListener('click',function(v){if(!v.target.closest||!v.target.closest('[data-dismiss]'))return;h();try{localStorage.setItem(k,i)}catch(x){}});
})();`
}
