/**
 * The offline page stands in for any address. Its script takes language, letters, theme and member from the browser, shows the
 * content stored for that member as plain text, and requests the address again when the server is back: a device counts as
 * online on any network, also on one that leads nowhere. A reader who is just leaving for another page is not brought back.
 * The script must not create an empty database on a device that has none.
 */
export const offlineScript = `(function(){
var d=document,e=d.documentElement,lang,theme,member;
try{lang=localStorage.getItem('preferred-language');theme=localStorage.getItem('theme')}catch(x){}
if(theme==='dark'||theme==='system')e.dataset.theme=theme;
if(lang!=='en')lang=/(?:^|; )script=cyrillic(?:;|$)/.test(d.cookie)?'bs-Cyrl':'bs';
if(lang!=='bs'){e.lang=lang;d.querySelector('main[lang=bs]').hidden=true;var m=d.querySelector('main[lang='+lang+']');m.hidden=false;d.title=m.dataset.title}
var left=0;
addEventListener('beforeunload',function(){left=Date.now()});
function again(){location.reload()}
function look(){fetch('/healthz',{cache:'no-store'}).then(function(r){if(r.ok&&Date.now()-left>9000)again()},function(){})}
addEventListener('online',look);
for(var a of d.querySelectorAll('.act'))a.addEventListener('click',function(v){v.preventDefault();again()});
if(location.pathname!=='/offline.html')setInterval(look,10000);
function add(to,tag,text,name){var n=d.createElement(tag);if(text)n.textContent=text;if(name)n.className=name;to.append(n);return n}
function one(to,item){
var whole=item.text.length>0,n=add(to,whole?'details':'div','','item'),s=whole?add(n,'summary'):n;
add(s,'b',item.title);
if(item.facts.length)add(s,'span',item.facts.join('\\u00a0· '),'soft small');
for(var p of item.text)add(n,'p',p);
if(whole&&item.path===location.pathname){n.open=true;n.scrollIntoView({block:'center'})}}
function show(name,kept){
for(var s of d.querySelectorAll('[data-list="'+name+'"]')){
s.querySelector('.seen').append(' '+kept.seen);
s.hidden=s.parentNode.hidden=false;
for(var item of kept.items)one(s,item)}}
try{member=JSON.parse(atob(localStorage.getItem('accessToken').split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).id}catch(x){}
if(!member)return;
var o=indexedDB.open('drafts',1);
o.onupgradeneeded=function(){o.transaction.abort()};
o.onsuccess=function(){
var names=[];for(var s of d.querySelectorAll('main[lang=bs] [data-list]'))names.push(s.dataset.list);
var store=o.result.transaction('drafts').objectStore('drafts');
for(let name of names){let r=store.get([String(member),name]);r.onsuccess=function(){var v=r.result&&r.result.value;if(v&&v.items.length)show(name,v)}}
o.result.close()};
})();`
