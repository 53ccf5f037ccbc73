/**
 * Runs in the head before anything is painted. The stored language and theme decide, whatever the server guessed;
 * a browser with tokens gets the application on reading pages too; a form sent before the application is awake
 * waits for it instead of leaving the page with its fields in the address.
 * A cookie is read back after it is written: only then is it sure to be there when the page is asked for again.
 */
export const bootScript = `(function(){try{
var d=document,e=d.documentElement,l=localStorage,s=sessionStorage,t=l.getItem('preferred-language');
function c(n,v){d.cookie=n+'='+v+'; Path=/; Max-Age=31536000; SameSite=Lax';return d.cookie}
function once(k,o,n,v){if(!o)s.removeItem(k);else if(!s.getItem(k)){s.setItem(k,'1');c(n,v);window.__again=1;location.reload()}}
once('boot-lang',/^(bhs|en)$/.test(t)&&(t==='en')!==(e.lang==='en'),'lang',t);
t=l.getItem('theme');if(t==='dark'||t==='light'||t==='system'){if(e.dataset.theme!==t)c('theme',t);e.dataset.theme=t}
t=l.getItem('saver');if(t?t==='1':(navigator.connection||{}).saveData)e.setAttribute('data-saver','');
once('boot-signed',e.dataset.reading&&l.getItem('accessToken'),'signed','1');
}catch(x){}
addEventListener('submit',function(v){if(!window.__hydrated&&!document.documentElement.dataset.reading){v.preventDefault();v.stopImmediatePropagation();window.__sent=v.target}},true);
})();`

/**
 * Follows the boot script where the application wakes at once. A member's browser asks who is signed in, and for what the screen
 * begins with (`first` of its handle): the answers are on their way while the application wakes, which takes them from
 * `window.__first` (`api/first-answers.ts`). A page that is asked for again asks then.
 */
export const firstScript = `(function(){try{
var e=document.documentElement,t=sessionStorage.getItem('impersonation-token')||localStorage.getItem('accessToken');
if(t&&!window.__again&&JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1000>Date.now()){
window.__first={token:t,at:Date.now(),answers:{}};
('/api/user/profile '+(location.search?'':e.dataset.first||'')).trim().split(' ').forEach(function(p){
(__first.answers[p]=fetch(p,{headers:{authorization:'Bearer '+t,'accept-language':e.lang==='en'?'en':'bs'}})).catch(function(){})})}
}catch(x){}})();`
