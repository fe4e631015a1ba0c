import { chromium } from '@playwright/test';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const c = await b.newContext({viewport:{width:1280,height:800},baseURL:'http://localhost:4790',reducedMotion:'reduce'});
const p = await c.newPage();
const who=()=>p.evaluate(()=>document.activeElement?.outerHTML.slice(0,120));
await p.goto('/my-trips'); await p.getByRole('link',{name:'Recently deleted'}).click({timeout:20000}); await p.waitForTimeout(1500); console.log(await who());
await p.getByRole('main').getByRole('link',{name:'My Trips'}).click(); await p.waitForTimeout(1500); console.log(await who());
await p.goto('/trips/1000000000001'); await p.getByRole('button',{name:'Add notes'}).or(p.getByRole('button',{name:'Edit'})).first().click({timeout:20000}); await p.waitForTimeout(1000);
const d=p.getByRole('dialog').first();
const f=d.getByRole('combobox',{name:/Destination/}); await f.click(); await p.keyboard.press('ControlOrMeta+A'); await p.keyboard.insertText('Tokyo');
for (const ms of [0,100,200,400,2000]) { await p.waitForTimeout(ms); console.log(ms, await f.getAttribute('aria-expanded'), await p.getByRole('option').count()); }
await p.keyboard.press('Escape'); await p.waitForTimeout(500); console.log('dialogs', await p.getByRole('dialog').count(), await f.getAttribute('aria-expanded').catch(()=>'gone'));
await b.close();
